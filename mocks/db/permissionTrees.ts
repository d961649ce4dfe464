import { mobileItems, profileLetters } from './seed/permissions';
import type { ProfilePattern } from './platform/access';
import type { MenuItem } from './types';

export interface TreeNodeWire {
  id: number;
  name: string;
  iconName: string;
  childrens: TreeNodeWire[];
}

// Above every id of a menu entry, new ones included.
const FIRST_GROUP = 900_001;

interface Leaf {
  id: number;
  name: string;
  iconName: string;
  path: readonly string[];
}

/** Groups leaves by the names of their path; groups get ids of their own, above all of the leaves'. */
function grouped(leaves: readonly Leaf[], firstGroupId: number): TreeNodeWire[] {
  const roots: TreeNodeWire[] = [];
  let next = firstGroupId;
  for (const { path, ...leaf } of leaves) {
    let level = roots;
    for (const name of path) {
      let group = level.find((node) => node.name === name && node.childrens.length > 0);
      if (!group) {
        group = { id: next, name, iconName: 'FolderOutlined', childrens: [] };
        next += 1;
        level.push(group);
      }
      level = group.childrens;
    }
    level.push({ ...leaf, childrens: [] });
  }
  return roots;
}

/** Whether permissions by menu exist for this licence type at all. */
export function hasMenus(licenceType: number): boolean {
  return licenceType in profileLetters;
}

/** What a profile may be given, of these menu items. */
export function permissionTrees(
  items: readonly MenuItem[],
  pattern: Pick<ProfilePattern, 'menuIds' | 'mobileIds'> | undefined,
) {
  const { menuIds = [], mobileIds = [] } = pattern ?? {};
  const own = new Set(items.map(({ letter }) => letter));
  const web = items
    .filter(({ id }) => menuIds.includes(id))
    .map(({ id, name, iconName, moduleName, parentMenuName }) => ({
      id,
      name,
      iconName,
      path: parentMenuName === null ? [moduleName] : [moduleName, parentMenuName],
    }));
  const mobile = mobileItems
    .filter(({ id, letter }) => mobileIds.includes(id) && own.has(letter))
    .map(({ id, name, iconName, group }) => ({ id, name, iconName, path: [group] }));
  return { web: grouped(web, FIRST_GROUP), mobile: grouped(mobile, 901) };
}

/** The ids that may be chosen: those of the leaves. */
export function leavesOf(nodes: readonly TreeNodeWire[]): number[] {
  return nodes.flatMap((node) => (node.childrens.length > 0 ? leavesOf(node.childrens) : [node.id]));
}
