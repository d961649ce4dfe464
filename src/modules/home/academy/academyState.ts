import { createWidget } from '@/platform/widgets/createWidget';
import { academyVideos } from './academyService';
import type { AcademyVideo } from './rules/academyVideos';

export const academyWidget = createWidget<AcademyVideo[]>('home', 'academy', (_, signal) =>
  academyVideos(signal),
);
