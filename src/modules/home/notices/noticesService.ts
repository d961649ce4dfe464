import { http } from '@/platform/http/http';
import { readable } from '@/platform/http/readable';
import type { Notice, NoticePayload } from './noticesSchemas';
import { readNotices } from './rules/noticeRead';

const schema = () => import('./noticesSchemas').then((all) => all.noticeSchema);

/** The notices that the signed-in user may read; all of them for a master. */
export async function listNotices(signal: AbortSignal): Promise<Notice[]> {
  const path = '/SystemMessageBoard/GetAll';
  const rows = await http.list<Notice>(path, {
    signal,
    schema,
    // Refused, the card says so; the home page around it stays.
    contained: true,
  });
  return readable(path, rows, readNotices);
}

/** The record behind the form. An answer that holds none is a failure: saved, it would empty the notice. */
export async function getNotice(id: number, signal: AbortSignal): Promise<Notice> {
  const path = '/SystemMessageBoard/GetById';
  const answer = await http.get<Partial<Notice> | null>(path, {
    params: { id },
    signal,
    schema,
    contained: true,
  });
  const [notice] = answer ? readNotices([answer]) : [];
  if (!notice) throw { kind: 'unexpected', message: `${path}: no notice` };
  return notice;
}

export function addNotice(notice: NoticePayload): Promise<unknown> {
  return http.post('/SystemMessageBoard/CustomAdd', notice);
}

export function editNotice(id: number, notice: NoticePayload): Promise<unknown> {
  return http.put('/SystemMessageBoard/Edit', notice, { params: { id } });
}

export function deleteNotice(id: number): Promise<unknown> {
  return http.delete('/SystemMessageBoard/CustomDelete', { params: { id }, contained: true });
}
