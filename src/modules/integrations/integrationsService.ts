import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { Partner, PartnerDetails } from './integrationTypes';
import { readPartnerDetails, readPartners } from './integrationsWire';

const schemas = () => import('./integrationsSchemas');
const partner = () => schemas().then((all) => all.partnerSchema);
const partnerDetails = () => schemas().then((all) => all.partnerDetailsSchema);

// A refusal is shown where the cards, or the button that asked, stand.
const inPlace = { contained: true } as const;

export async function partners(signal: AbortSignal): Promise<Partner[]> {
  const options = { ...inPlace, signal, schema: partner };
  return readPartners(await http.list<unknown>(assumed('/Integration/GetPartners'), options));
}

export async function partnerById(id: RowId, signal: AbortSignal): Promise<PartnerDetails> {
  const answer = await http.get<unknown>(assumed('/Integration/GetById'), {
    ...inPlace,
    params: { id },
    signal,
    schema: partnerDetails,
  });
  const read = readPartnerDetails(answer);
  if (!read) throw { kind: 'unexpected', message: `partner ${id}: no partner in the answer` };
  return read;
}

/** The terms by their id: a version that was published while they were read is not accepted unseen. */
export const acceptTerms = (id: number, termsId: number) =>
  http.post(assumed('/Integration/AcceptTerms'), { id, termsId }, inPlace);

export const connect = (id: number, credentials: Record<string, string | null>) =>
  http.post(assumed('/Integration/Connect'), { id, credentials }, inPlace);

export const synchronize = (id: number) => http.post(assumed('/Integration/Synchronize'), { id }, inPlace);

export const disconnect = (id: number) => http.post(assumed('/Integration/Disconnect'), { id }, inPlace);
