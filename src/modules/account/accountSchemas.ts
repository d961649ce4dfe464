import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { accepted, groupedCode, sameAs } from '@/platform/forms/validators';

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

/** The form of a consultant's invitation. What comes after the two acknowledgements is requested once they are given. */
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
