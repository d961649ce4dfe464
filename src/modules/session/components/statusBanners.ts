/** The banners as one part of the code: each of them may be needed when nothing can be fetched any more. */
export { OfflineBanner } from '@/platform/connection/OfflineBanner';
export { CountdownBanner } from './CountdownBanner';
export { NewVersionBanner } from './NewVersionBanner';
