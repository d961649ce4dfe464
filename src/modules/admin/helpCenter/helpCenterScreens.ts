import { pageOfRegister } from '@/families/register/pageOfRegister';
import type { AdminScreen } from '../adminScreen';

export const helpCenterScreens: readonly AdminScreen[] = [
  {
    slug: 'temas-agrupados',
    icon: 'CategoryOutlined',
    load: pageOfRegister(async () => (await import('./registers/themes')).themes),
  },
  {
    slug: 'perguntas-respostas',
    icon: 'ContactSupportOutlined',
    load: pageOfRegister(async () => (await import('./registers/questions')).questions),
  },
  {
    slug: 'topicos-videos',
    icon: 'MenuBookOutlined',
    load: pageOfRegister(async () => (await import('./registers/videoTopics')).videoTopics),
  },
  {
    slug: 'subtopicos-videos',
    icon: 'LayersOutlined',
    load: pageOfRegister(async () => (await import('./registers/videoSubtopics')).videoSubtopics),
  },
  {
    slug: 'videos',
    icon: 'SchoolOutlined',
    load: pageOfRegister(async () => (await import('./registers/videos')).videos),
  },
  {
    slug: 'videos-telas',
    icon: 'ManageSearchOutlined',
    load: pageOfRegister(async () => (await import('./registers/screenVideos')).screenVideos),
  },
];
