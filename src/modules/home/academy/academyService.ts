import { assumed, http } from '@/platform/http/http';
import type { AcademyVideoWire } from './academySchemas';
import { type AcademyVideo, readVideos } from './rules/academyVideos';

/** The videos that the help center offers to everybody. */
export async function academyVideos(signal: AbortSignal): Promise<AcademyVideo[]> {
  const rows = await http.list<AcademyVideoWire>(assumed('/SystemHelpCenterPost/GetAll'), {
    signal,
    schema: () => import('./academySchemas').then((all) => all.academyVideoSchema),
  });
  return readVideos(rows);
}
