import type { AdminScreen } from '../adminScreen';

export const helpCenterScreens: readonly AdminScreen[] = [
  { slug: 'temas-agrupados', icon: 'CategoryOutlined', load: () => import('./pages/ThemesPage') },
  {
    slug: 'perguntas-respostas',
    icon: 'ContactSupportOutlined',
    load: () => import('./pages/QuestionsPage'),
  },
  { slug: 'topicos-videos', icon: 'MenuBookOutlined', load: () => import('./pages/VideoTopicsPage') },
  { slug: 'subtopicos-videos', icon: 'LayersOutlined', load: () => import('./pages/VideoSubtopicsPage') },
  { slug: 'videos', icon: 'SchoolOutlined', load: () => import('./pages/VideosPage') },
  { slug: 'videos-telas', icon: 'ManageSearchOutlined', load: () => import('./pages/ScreenVideosPage') },
];
