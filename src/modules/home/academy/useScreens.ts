import { useMemo } from 'react';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { moduleLeaves } from '@/domain/menu/activePath';
import { type MenuLeaf, menuTree } from '@/domain/menu/menuTree';

/** The pages of this user's menu that a video is linked to. */
export function useScreens(videoId: number): readonly MenuLeaf[] {
  const posts = useIdentity()?.helpPosts;
  const permissions = useCustomer()?.permissions;
  return useMemo(() => {
    const linked = posts?.filter(({ postId }) => postId === videoId).map(({ urlName }) => urlName);
    const leaves = menuTree(permissions ?? []).flatMap(moduleLeaves);
    return leaves.filter(({ path }) => linked?.includes(path));
  }, [posts, permissions, videoId]);
}
