import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { type Certificate, readCertificates } from './certificateWire';

interface CertificateBody {
  readonly fileName: string;
  readonly contentAsBase64String: string;
  readonly password: string;
}

export const certificateCalls = {
  list: async (_all: unknown, signal: AbortSignal): Promise<Certificate[]> =>
    readCertificates(await http.list<unknown>(assumed('/DigitalCertificate/GetGridData'), { signal })),
  remove: (id: RowId) =>
    http.delete(assumed('/DigitalCertificate/Delete'), { params: { id }, contained: true }),
};

/** Sends file and password, once and in the body alone; the server says what is wrong with either. */
export const uploadCertificate = (body: CertificateBody) =>
  http.post(assumed('/DigitalCertificate/Upload'), body, { contained: true });
