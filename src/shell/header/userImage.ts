import type { Identity } from '@/domain/identity/identityTypes';

/** Address of the user's photo in the backend's storage; undefined shows the initials. */
export function userImageUrl({ imageName, urls }: Identity): string | undefined {
  if (!imageName) return undefined;
  return /^https?:|^\//.test(imageName) ? imageName : `${urls.storageUrl ?? ''}/${imageName}`;
}
