import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { menuIcon } from '@/domain/menu/menuIcons';
import { type MenuLeaf, menuTree } from '@/domain/menu/menuTree';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { RowId } from '@/platform/store/resourceState';
import { useList } from '@/platform/store/useResource';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { menuUsers } from '../accessSlice';
import { permissionsOf } from '../rules/menuPreview';
import type { Menu, Module } from '../accessWire';

const Fields = styled('div')({ display: 'grid', gap: 4, marginBottom: 8 });
const Nav = styled('div')(({ theme: { tokens } }) => ({
  maxHeight: 520,
  overflow: 'auto',
  padding: 8,
  borderRadius: radius.control,
  color: tokens.navText,
  backgroundColor: tokens.navBackground,
  '&:focus-visible': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: 2 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}));
const Line = styled('div')(({ theme: { tokens } }) => ({
  ...typeStep('body'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '0 8px',
  '&[data-module="true"]': { ...typeStep('bodyStrong'), minHeight: 40 },
  '&[data-module="false"]': { paddingLeft: 28, color: tokens.navMuted },
  '& > svg': { flex: 'none', fontSize: 18 },
}));
const Group = styled('div')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  padding: '8px 8px 2px 28px',
  color: tokens.navMuted,
}));
const Note = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('body'),
  margin: '8px 0 0',
  color: tokens.textMuted,
}));

function PreviewLeaf({ leaf }: { readonly leaf: MenuLeaf }) {
  const Icon = menuIcon(leaf.iconName);
  return (
    <li>
      <Line data-module="false">
        <Icon aria-hidden />
        {leaf.name}
      </Line>
    </li>
  );
}

interface MenuPreviewProps {
  /** As they stand here, written or not. */
  readonly menus: readonly Menu[];
  readonly modules: readonly Module[];
}

/** The navigation of one user of one customer, as it would be with what stands here. */
export function MenuPreview({ menus, modules }: MenuPreviewProps) {
  const { t } = useTranslation('adminAccess');
  const customers = useLookup('customers', undefined);
  const [customerId, setCustomerId] = useState<RowId | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const query = customerId === null ? null : { customerId: Number(customerId) };
  const { rows: users, list, retry } = useList(menuUsers, query);
  const user = users.find(({ id }) => id === wanted) ?? users[0];
  const tree = useMemo(
    () => (user ? menuTree(permissionsOf(menus, modules, user.menuIds)) : []),
    [menus, modules, user],
  );

  function content() {
    if (customerId === null) return <Note>{t('menu.preview.choose')}</Note>;
    if (list.status === 'failed') return <ErrorState title={t('menu.preview.failed')} onRetry={retry} />;
    if (list.status !== 'ready')
      return (
        <Loading>
          <SkeletonText lines={8} lineHeight={34} />
        </Loading>
      );
    if (!user) return <Note>{t('menu.preview.none')}</Note>;
    return (
      <>
        <SelectControl
          label={t('menu.preview.user')}
          required
          value={user.id}
          options={users.map(({ id, userName, profileName }) => ({
            id,
            name: `${userName} · ${profileName}`,
          }))}
          onChange={setWanted}
        />
        {tree.length === 0 ? (
          <Note>{t('menu.preview.nothing')}</Note>
        ) : (
          // Long menus scroll in here: the keyboard has to reach it.
          <Nav role="group" aria-label={t('menu.preview.whose', { name: user.userName })} tabIndex={0}>
            <ul>
              {tree.map((module) => {
                const Icon = menuIcon(module.iconName);
                return (
                  <li key={module.id}>
                    <Line data-module="true">
                      <Icon aria-hidden />
                      {module.name}
                    </Line>
                    <ul>
                      {module.leaves.map((leaf) => (
                        <PreviewLeaf key={leaf.id} leaf={leaf} />
                      ))}
                      {module.groups.map((group) => (
                        <li key={group.name}>
                          <Group>{group.name}</Group>
                          <ul>
                            {group.leaves.map((leaf) => (
                              <PreviewLeaf key={leaf.id} leaf={leaf} />
                            ))}
                          </ul>
                        </li>
                      ))}
                    </ul>
                  </li>
                );
              })}
            </ul>
          </Nav>
        )}
      </>
    );
  }
  return (
    <Card title={t('menu.preview.title')}>
      <Fields>
        <AutocompleteControl
          label={t('menu.preview.customer')}
          {...customers}
          value={customerId}
          onChange={(id) => {
            setCustomerId(id);
            setWanted(null);
          }}
        />
      </Fields>
      {content()}
    </Card>
  );
}
