import { array, boolean, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { between, cep, cpfOrCnpj, maxLength, phone } from '@/platform/forms/validators';
import type { PartnerRole } from './partnerRoles';
import { isPixKey, type PixKind } from './rules/pixKey';
import type { Partner } from './partnerWire';

const text = () => string().nullable().defined();

export type PartnerValues = Omit<
  Partner,
  'id' | 'stateInitials' | 'cityName' | 'bankName' | 'active' | 'createdAt' | 'updatedAt'
>;

const noRegistration: FormMessage = { key: 'invalid', says: 'financePartners:refusals.stateRegistration' };
const noPixKey: FormMessage = { key: 'invalid', says: 'financePartners:refusals.pixKey' };

/** Numbers and what parts them; those of rural producers in São Paulo begin with a P. Many write that there is none. */
const STATE_REGISTRATION = /^(?:ISENT[OA]|P?[\d./\- ]+)$/;

const ACCOUNT = ['bankId', 'branch', 'accountNumber'] as const;
const NEEDED: FormMessage = { key: 'required' };

/** Of an account all three parts are known, or none. */
const withAccount = {
  name: 'withAccount',
  message: { ...NEEDED },
  test: (value: unknown, { parent }: Within<Partial<PartnerValues>>) => {
    const values = parent;
    return Boolean(value) || !ACCOUNT.some((part) => values[part]);
  },
};

/** A key comes with its kind, and is one of it. */
const withPix = {
  name: 'withPix',
  message: { ...NEEDED },
  test: (value: unknown, { parent }: Within<Partial<PartnerValues>>) => {
    const { pixKind, pixKey } = parent;
    return Boolean(value) || !(pixKind || pixKey);
  },
};

const ofItsKind = {
  name: 'ofItsKind',
  message: { ...noPixKey },
  test: (key: string | null | undefined, { parent }: Within<Partial<PartnerValues>>) => {
    const { pixKind } = parent;
    return !key || !pixKind || isPixKey(pixKind, key);
  },
};

/** What the form of a partner sends. */
export const partnerFormSchema = object({
  document: string().required().test(cpfOrCnpj()),
  name: string().required().test(maxLength(120)),
  tradeName: text().test(maxLength(80)),
  roles: array(string<PartnerRole>().required()).required().min(1),
  stateRegistrationExempt: boolean().required(),
  stateRegistration: text()
    .test(maxLength(20))
    .matches(STATE_REGISTRATION, { message: { ...noRegistration }, excludeEmptyString: true }),
  cep: text().test(cep()),
  stateId: number().nullable().defined(),
  cityId: number().nullable().defined(),
  address: text().test(maxLength(120)),
  addressNumber: text().test(maxLength(10)),
  district: text().test(maxLength(60)),
  email: text().email().test(maxLength(120)),
  phone: text().test(phone()),
  secondPhone: text().test(phone()),
  bankId: number().nullable().defined().test(withAccount),
  branch: text().test(maxLength(10)).test(withAccount),
  accountNumber: text().test(maxLength(20)).test(withAccount),
  pixKind: string<PixKind>().nullable().defined().test(withPix),
  pixKey: text().test(maxLength(77)).test(withPix).test(ofItsKind),
  notes: text().test(maxLength(1000)),
  penaltyRate: number().nullable().defined().test(between(0, 100)),
  interestRate: number().nullable().defined().test(between(0, 100)),
});
