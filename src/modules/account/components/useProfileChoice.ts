import { useCustomer } from '@/domain/identity/selectors';
import type { Id } from '@/platform/forms/options';
import { useItem, useList } from '@/platform/store/useResource';
import type { ProfileOption } from '../accountWire';
import { permissionTrees, profiles, profileTypes } from '../accountSlice';
import { hasTrees } from '../rules/permissionTrees';

interface ProfileChoiceOptions {
  readonly profileId: number | null;
  /** The only profile there is; then none are requested. */
  readonly fixed: { readonly id: number; readonly name: string } | null;
  /** Asks for the profiles of consultants too. */
  readonly withFree?: boolean;
  readonly setTicked: (web: Id[], mobile: Id[]) => void;
}

/** The profiles an invitation may give, and the permission trees of the chosen one. */
export function useProfileChoice({ profileId, fixed, withFree = false, setTicked }: ProfileChoiceOptions) {
  const viewerType = useCustomer()?.profile.licenceType ?? null;
  const isFixed = fixed !== null;
  const question = isFixed ? null : { viewerType, withFree };
  const { rows: options, list, retry: retryOptions } = useList(profiles, question);
  const { rows: types } = useList(profileTypes, undefined);

  const chosen: ProfileOption | undefined = options.find(({ id }) => id === profileId);
  const wanted = !isFixed && chosen !== undefined && hasTrees(chosen.licenceType) ? chosen.id : null;
  const trees = useItem(permissionTrees, wanted);

  return {
    source: fixed
      ? { options: [fixed] }
      : {
          options,
          loading: list.status === 'idle' || list.status === 'loading',
          failed: list.status === 'failed',
          onRetry: retryOptions,
        },
    /** What the chosen profile is, in words. */
    typeName: types.find(({ id }) => id === chosen?.licenceType)?.name ?? null,
    description: chosen?.description ?? null,
    /** Another profile has other permissions: they are chosen anew, beginning with none. */
    onProfile: () => setTicked([], []),
    wanted: wanted !== null,
    trees: trees.status === 'ready' ? trees.data : null,
    treesFailed: trees.status === 'failed',
    retryTrees: trees.retry,
  };
}

export type ProfileChoice = ReturnType<typeof useProfileChoice>;
