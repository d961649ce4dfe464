import type { RegisterCalls } from '@/families/register/registerTypes';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import { toBase64 } from '@/platform/forms/files/fileContent';
import { assumed, http } from '@/platform/http/http';
import { createQuery } from '@/platform/store/createQuery';
import type { ReplyValues, SolicitationValues } from './solicitationSchemas';
import { Recipient, Solicitation } from './solicitationWire';

// A refusal is shown in the form.
const inPlace = { contained: true } as const;

const sentFiles = (files: readonly AttachedFile[]): Promise<object[]> =>
  Promise.all(
    files.flatMap(({ name, file }) =>
      file ? [toBase64(file).then((content) => ({ fileName: name, contentAsBase64String: content }))] : [],
    ),
  );

export const solicitationCalls: RegisterCalls<Solicitation, Solicitation, SolicitationValues> = {
  list: (_query, signal) =>
    http.list(assumed('/CustomerSolicitation/GetGridData'), { signal, shape: Solicitation }),
  get: (id, signal) =>
    http.get(assumed('/CustomerSolicitation/GetById'), { params: { id }, signal, shape: Solicitation }),
  create: async ({ files, ...values }) =>
    http.post(assumed('/CustomerSolicitation/Create'), { ...values, files: await sentFiles(files) }),
  // What was sent is answered and closed, never changed: its form is locked.
  update: (id) => Promise.reject(new Error(`A solicitation is not edited: ${id}`)),
};

type Versioned = Pick<Solicitation, 'id' | 'version'>;

export const replySolicitation = async (
  { id, version }: Versioned,
  { message, files }: ReplyValues,
): Promise<unknown> =>
  http.post(
    assumed('/CustomerSolicitation/Reply'),
    { id, version, message, files: await sentFiles(files) },
    inPlace,
  );

export const closeSolicitation = ({ id, version }: Versioned): Promise<unknown> =>
  http.post(assumed('/CustomerSolicitation/Close'), { id, version }, { ...inPlace, silent: true });

/** The technician of the integrator where birds or fish are raised for one, and the platform. */
export const recipients = createQuery(
  'lots',
  'solicitationRecipients',
  (_: void, signal) =>
    http.list(assumed('/CustomerSolicitation/GetRecipientsForSelect'), {
      signal,
      ...inPlace,
      shape: Recipient,
    }),
  { keep: false },
);
