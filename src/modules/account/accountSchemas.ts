import {
  array,
  boolean,
  type InferType,
  lazy,
  mixed,
  number,
  object,
  type ObjectSchema,
  type Schema,
  string,
} from 'yup';
import { accepted, groupedCode, sameAs } from '@/platform/forms/validators';
import type { TreeNode } from '@/platform/forms/fields/treeNodes';

/** Ids of users are opaque: numbers in one version of the server, text in another. */
const id = mixed<string | number>((value): value is string | number =>
  ['string', 'number'].includes(typeof value),
);

/** A user's licence with a customer. */
export const licenceRowSchema = object({
  id: id.required(),
  profileName: string().nullable().defined(),
  /** Only where the licences of several customers stand together. */
  customerName: string().nullable().optional(),
  user: object({
    id: id.required(),
    name: string().required(),
    email: string().required(),
    emailConfirmed: boolean().required(),
    isEditDelete: boolean().required(),
  }).required(),
});
export type LicenceRow = InferType<typeof licenceRowSchema>;

const values = array(number().required()).nullable().defined();

/** An invitation as the server keeps it. */
export const invitationSchema = object({
  id: id.required(),
  name: string().required(),
  email: string().required(),
  profileId: number().required(),
  permissionProfileValuesWeb: values,
  permissionProfileValuesMobile: values,
});
export type Invitation = InferType<typeof invitationSchema>;

export const profileOptionSchema = object({
  id: number().required(),
  name: string().required(),
  licenceType: number().required(),
  description: string().nullable().defined(),
});
export type ProfileOption = InferType<typeof profileOptionSchema>;

export const profileTypeSchema = object({ id: number().required(), name: string().required() });
export type ProfileType = InferType<typeof profileTypeSchema>;

const treeNodeSchema: ObjectSchema<TreeNode> = object({
  id: number().required(),
  name: string().required(),
  iconName: string().nullable().optional(),
  childrens: lazy(() => array(treeNodeSchema.required()).nullable()) as unknown as Schema<TreeNode[] | null>,
}) as unknown as ObjectSchema<TreeNode>;
const tree = array(treeNodeSchema.required()).nullable().defined();
export const permissionTreesSchema = object({ web: tree, mobile: tree });

export const accountManagerSchema = object({
  name: string().required(),
  function: string().nullable().defined(),
  photo: string().nullable().defined(),
  email: string().nullable().defined(),
  about: string().nullable().defined(),
  mobileNumber: string().nullable().defined(),
});
export type AccountManager = InferType<typeof accountManagerSchema>;

const benefit = object({ name: string().required(), sequence: number().required() });
export const serviceClassificationSchema = object({
  level: number().required(),
  name: string().required(),
  description: string().nullable().defined(),
  benefits: array(benefit.required()).nullable().defined(),
});
export type ServiceClassification = InferType<typeof serviceClassificationSchema>;

const ticked = array(mixed<string | number>().required()).required();

/** The form of a user's invitation. */
export const invitationFormSchema = object({
  name: string().required().max(100),
  email: string().required().email(),
  profileId: number().required(),
  permissionProfileValuesWeb: ticked,
  permissionProfileValuesMobile: ticked,
});
export type InvitationValues = InferType<typeof invitationFormSchema>;

/** The form of a consultant's invitation. What comes after the two acknowledgements is asked for once they are given. */
export const consultantFormSchema = object({
  code: string().required().test(groupedCode()),
  moduleId: number().required(),
  sharingAcceptance: boolean().required().test(accepted()),
  awareness: boolean().required().test(accepted()),
  profileId: number()
    .nullable()
    .defined()
    .when(['sharingAcceptance', 'awareness'], ([sharing, awareness], schema) =>
      sharing === true && awareness === true ? schema.required() : schema,
    ),
  permissionProfileValuesWeb: ticked,
  permissionProfileValuesMobile: ticked,
});
export type ConsultantValues = InferType<typeof consultantFormSchema>;

/** Shortest password that may be chosen here. */
const MIN_PASSWORD = 6;

export const passwordFormSchema = object({
  currentPassword: string().required(),
  newPassword: string().required().min(MIN_PASSWORD),
  confirmPassword: string().required().test(sameAs('newPassword')),
});
export type PasswordValues = InferType<typeof passwordFormSchema>;
