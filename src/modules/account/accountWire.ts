import { optional, string } from 'valibot';
import { treeNode } from '@/platform/forms/fields/treeNodeShape';
import {
  anyId,
  figure,
  filled,
  flag,
  givenNumber,
  id,
  items,
  list,
  made,
  needed,
  nothingOr,
  orElse,
  orNull,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';

/** A user's licence with a customer: one that names no user can neither be shown nor changed. */
export const LicenceRow = record({
  id: anyId,
  profileName: textOrNull,
  /** Only where the licences of several customers stand together. */
  customerName: optional(textOrNull),
  user: record({
    id: orElse(anyId, ''),
    name: string(),
    email: text,
    emailConfirmed: flag,
    isEditDelete: flag,
  }),
});
export type LicenceRow = Read<typeof LicenceRow>;

const isCount = (value: unknown): value is number | string =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value));

/** How many licences the current customer may still give. */
export const Licences = made(needed('number', isCount), (sent) => ({ available: Number(sent) }));

const given = orNull(items(anyId));

/** An invitation as the server keeps it. Saved from a form without it, the user would lose every permission. */
export const Invitation = record({
  id: anyId,
  name: string(),
  email: text,
  profileId: figure,
  permissionProfileValuesWeb: given,
  permissionProfileValuesMobile: given,
});
export type Invitation = Read<typeof Invitation>;

export const ProfileOption = record({
  id,
  name: string(),
  licenceType: givenNumber,
  description: textOrNull,
});
export type ProfileOption = Read<typeof ProfileOption>;

export const ProfileType = record({ id, name: string() });
export type ProfileType = Read<typeof ProfileType>;

/** What a profile may be given, on the web and in the mobile application; a part that is missing is empty. */
export const PermissionTrees = orElse(record({ web: list(treeNode), mobile: list(treeNode) }), {
  web: [],
  mobile: [],
});
export type PermissionTrees = Read<typeof PermissionTrees>;

/** Who looks after the current customer; null when no one does. */
export const AccountManager = orElse(
  nothingOr(
    record({
      name: string(),
      function: textOrNull,
      photo: textOrNull,
      email: textOrNull,
      about: textOrNull,
      mobileNumber: textOrNull,
    }),
  ),
  null,
);
export type AccountManager = NonNullable<Read<typeof AccountManager>>;

/** The service that the current customer has; null when it was not classified. */
export const ServiceClassification = orElse(
  nothingOr(
    record({
      level: givenNumber,
      name: string(),
      description: textOrNull,
      benefits: list(record({ name: filled, sequence: figure })),
    }),
  ),
  null,
);
export type ServiceClassification = NonNullable<Read<typeof ServiceClassification>>;

/** What became of a change of password: a refusal comes with status 200 too. */
export const PasswordAnswer = orElse(nothingOr(record({ status: text, msg: textOrNull })), null);
