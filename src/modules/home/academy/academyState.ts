import { createQuery } from '@/platform/store/createQuery';
import { academyVideos } from './academyService';
import type { AcademyVideo } from './academyWire';

export const academyWidget = createQuery<AcademyVideo[]>('home', 'academy', (_, signal) =>
  academyVideos(signal),
);
