import { http } from '@/platform/http/http';
import type { Notice, NoticePayload } from './noticesSchemas';

const schema = () => import('./noticesSchemas').then((all) => all.noticeSchema);

/** The notices that the signed-in user may read; all of them for a master. */
export async function listNotices(signal: AbortSignal): Promise<Notice[]> {
  const rows = await http.list<Notice | null>('/SystemMessageBoard/GetAll', {
    signal,
    schema,
    // Refused, the card says so; the home page around it stays.
    contained: true,
  });
  return rows.filter((row) => row !== null);
}

export function getNotice(id: number, signal: AbortSignal): Promise<Notice> {
  return http.get<Notice>('/SystemMessageBoard/GetById', { params: { id }, signal, schema, contained: true });
}

export function addNotice(notice: NoticePayload): Promise<unknown> {
  return http.post('/SystemMessageBoard/CustomAdd', notice);
}

export function editNotice(id: number, notice: NoticePayload): Promise<unknown> {
  return http.put('/SystemMessageBoard/Edit', notice, { params: { id } });
}

export function deleteNotice(id: number): Promise<unknown> {
  return http.delete('/SystemMessageBoard/CustomDelete', { params: { id } });
}
