import { assumed, http } from '@/platform/http/http';
import { AcademyVideo } from './academyWire';

/** The videos that the help center offers to everybody. */
export const academyVideos = (signal: AbortSignal) =>
  http.list(assumed('/SystemHelpCenterPost/GetAll'), { signal, shape: AcademyVideo });
