import { assumed, http } from '@/platform/http/http';
import { orElse } from '@/platform/http/wire';
import { AcademyVideo } from './academyWire';

const PATH = assumed('/SystemHelpCenterPost/GetAll');

/** The videos that the help center offers to everybody; none where no post can be read as one. */
export async function academyVideos(signal: AbortSignal): Promise<AcademyVideo[]> {
  const posts = await http.list(PATH, { signal, shape: orElse(AcademyVideo, null) });
  return posts.filter((video) => video !== null);
}
