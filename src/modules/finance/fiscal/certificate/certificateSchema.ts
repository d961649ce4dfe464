import { array, mixed, object, string } from 'yup';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import type { FormMessage } from '@/platform/forms/formMessage';
import { isList } from '@/platform/typed/records';

export interface CertificateValues {
  file: AttachedFile[];
  password: string;
}

const NEEDED: FormMessage = { key: 'required' };
const WRONG_NAME: FormMessage = { key: 'invalid', says: 'financeFiscal:certificate.refusals.name' };

const named = (files: readonly AttachedFile[] | undefined) => (isList(files) ? files : []);

/** What is inside is looked at when the file is chosen; here its name, and that there is one. */
export const certificateSchema = object({
  file: array(mixed<AttachedFile>().required())
    .required()
    .test({ name: 'chosen', message: { ...NEEDED }, test: (files) => named(files).length > 0 })
    .test({
      name: 'pfx',
      message: { ...WRONG_NAME },
      test: (files) => named(files).every(({ name }) => /\.(pfx|p12)$/i.test(name)),
    }),
  password: string().required(),
});
