import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { type Certificate, CertificateWire } from './certificateWire';

interface CertificateBody {
  readonly fileName: string;
  readonly contentAsBase64String: string;
  readonly password: string;
}

export const certificateCalls = {
  list: (_all: unknown, signal: AbortSignal): Promise<Certificate[]> =>
    http.list(assumed('/DigitalCertificate/GetGridData'), { signal, shape: CertificateWire }),
  remove: (id: RowId) =>
    http.delete(assumed('/DigitalCertificate/Delete'), { params: { id }, contained: true }),
};

/** Sends file and password, once and in the body alone; the server says what is wrong with either. */
export const uploadCertificate = (body: CertificateBody) =>
  http.post(assumed('/DigitalCertificate/Upload'), body, { contained: true });
