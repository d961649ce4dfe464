import { http } from '@/platform/http/http';
import { distinctNotices, Notice, type NoticePayload } from './noticesWire';

// Refused, the card says so; the home page around it stays.
const inCard = { contained: true } as const;

/** The notices that the signed-in user may read; all of them for a master. */
export const listNotices = async (signal: AbortSignal) =>
  distinctNotices(await http.list('/SystemMessageBoard/GetAll', { ...inCard, signal, shape: Notice }));

/** The record behind the form. An answer that holds none is a failure: saved, it would empty the notice. */
export const getNotice = (id: number, signal: AbortSignal) =>
  http.get('/SystemMessageBoard/GetById', { ...inCard, params: { id }, signal, shape: Notice });

export function addNotice(notice: NoticePayload): Promise<unknown> {
  return http.post('/SystemMessageBoard/CustomAdd', notice);
}

export function editNotice(id: number, notice: NoticePayload): Promise<unknown> {
  return http.put('/SystemMessageBoard/Edit', notice, { params: { id } });
}

export function deleteNotice(id: number): Promise<unknown> {
  return http.delete('/SystemMessageBoard/CustomDelete', { params: { id }, contained: true });
}
