import type { AdminScreen } from '../adminScreen';

export const helpCenterScreens: readonly AdminScreen[] = [
  { slug: 'temas-agrupados', icon: 'CategoryOutlined' },
  { slug: 'perguntas-respostas', icon: 'ContactSupportOutlined' },
  { slug: 'topicos-videos', icon: 'MenuBookOutlined' },
  { slug: 'subtopicos-videos', icon: 'LayersOutlined' },
  { slug: 'videos', icon: 'SchoolOutlined' },
  { slug: 'videos-telas', icon: 'ManageSearchOutlined' },
];
