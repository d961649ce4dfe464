import { defineRoutes } from '@/platform/routing/defineRoutes';

/** True where the gallery of parts exists: in development, and in the build that its tests look at. */
const HAS_GALLERY = import.meta.env.DEV || import.meta.env.MODE === 'gallery';

const gallery = defineRoutes({
  appGallery: {
    path: '/galeria/:room?/:registro?',
    title: 'common:gallery',
    layout: 'public',
    namespaces: ['common', 'ui', 'forms', 'register', 'grid', 'sheet', 'chart', 'viewer', 'fiscal'],
    hidden: true,
    page: () => import('./GalleryPage'),
  },
});

/** Every part in every state, for the eyes, the keyboard and axe. No production build carries it. */
export const galleryRoutes: Partial<typeof gallery> = HAS_GALLERY ? gallery : {};
