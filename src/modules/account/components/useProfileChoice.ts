import { useCustomer } from '@/domain/identity/selectors';
import type { Id } from '@/platform/forms/options';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
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
  const options = useAppSelector(profiles.selectRows);
  const list = useAppSelector(profiles.selectList);
  const types = useAppSelector(profileTypes.selectRows);
  const trees = useAppSelector(permissionTrees.selectItem);

  const isFixed = fixed !== null;
  const retryOptions = useLoad(`${viewerType ?? '-'} ${withFree} ${isFixed}`, (dispatch) =>
    isFixed ? null : dispatch(profiles.load({ viewerType, withFree })),
  );
  useLoad('types', (dispatch) => dispatch(profileTypes.load()));

  const chosen: ProfileOption | undefined = options.find(({ id }) => id === profileId);
  const wanted = !isFixed && chosen !== undefined && hasTrees(chosen.licenceType) ? chosen.id : null;
  const retryTrees = useLoad(`${wanted ?? '-'}`, (dispatch) =>
    wanted === null ? null : dispatch(permissionTrees.loadItem(wanted)),
  );
  const mine = wanted !== null && trees.id === wanted;
  const ready = mine && trees.status === 'ready' ? trees.data : null;

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
    trees: ready,
    treesFailed: mine && trees.status === 'failed',
    retryTrees,
  };
}

export type ProfileChoice = ReturnType<typeof useProfileChoice>;
