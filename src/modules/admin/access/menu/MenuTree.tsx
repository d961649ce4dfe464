import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menuIcon } from '@/domain/menu/menuIcons';
import type { RowAction } from '@/platform/grid/rowActions';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { SearchField } from '@/platform/ui/SearchField';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { type Branch, searchBranches } from '../rules/menuBranches';
import { MenuEntry } from './MenuEntry';
import { GroupHead, ModuleHead, Modules } from './menuTreeStyles';
import type { EntryMoving } from './useEntryMoving';
import type { Menu, Module } from '../accessWire';

const Frame = styled('section')(({ theme }) => ({
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  overflow: 'hidden',
}));
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& > p': { ...typeStep('caption'), flex: '1 1 260px', margin: 0, color: theme.tokens.textMuted },
}));
const Children = styled('div')({ padding: '0 4px 8px' });

interface MenuTreeProps {
  readonly branches: readonly Branch[];
  readonly modules: readonly Module[];
  readonly moving: EntryMoving;
  readonly actions: readonly RowAction<Menu>[];
  readonly onOpen: (entry: Menu) => void;
}

/** The whole menu: modules to open, in them their entries and parent menus, each to be moved or changed. */
export function MenuTree({ branches, modules, moving, actions, onOpen }: MenuTreeProps) {
  const { t } = useTranslation('adminAccess');
  const [search, setSearch] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<number> | null>(null);
  const searching = search.trim() !== '';
  const shown = searchBranches(branches, search);
  const ordered = [...new Set(branches.map(({ moduleId }) => moduleId))].flatMap(
    (id) => modules.find((module) => module.id === id) ?? [],
  );
  // At first only the first module is open: the whole menu is long.
  const closed = folded ?? new Set(ordered.slice(1).map(({ id }) => id));
  const holdsLifted = (moduleId: number) =>
    branches.some(
      (branch) => branch.moduleId === moduleId && branch.entries.some(({ id }) => id === moving.lifted),
    );
  const isOpen = (id: number) => searching || !closed.has(id) || holdsLifted(id);
  const toggle = (id: number) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  };
  const fixedReason = searching ? t('menu.searchStopsMoving') : null;
  const over = (moduleId: number, parent: string | null) =>
    moving.target?.moduleId === moduleId && moving.target.parent === parent && moving.target.index === 0;
  return (
    <Frame aria-label={t('menu.tree')}>
      <Tools>
        <SearchField label={t('menu.search')} value={search} onSearch={setSearch} delay={200} />
        <p>{t('menu.moveHelp')}</p>
      </Tools>
      <VisuallyHidden role="status">{moving.words}</VisuallyHidden>
      {shown.length === 0 && (
        <EmptyState
          title={t('menu.none')}
          action={
            <Button variant="outlined" onClick={() => setSearch('')}>
              {t('menu.clear')}
            </Button>
          }
        />
      )}
      <Modules>
        {ordered.map((module) => {
          const own = shown.filter(({ moduleId }) => moduleId === module.id);
          if (own.length === 0) return null;
          const Icon = menuIcon(module.iconName);
          const open = isOpen(module.id);
          const count = own.reduce((sum, { entries }) => sum + entries.length, 0);
          return (
            <li key={module.id}>
              <ModuleHead
                type="button"
                aria-expanded={open}
                data-module={module.id}
                data-over={over(module.id, null)}
                onClick={() => toggle(module.id)}
              >
                <Icon aria-hidden />
                <span className="name">{module.name}</span>
                <span className="count">{t('menu.entries', { count })}</span>
                <ExpandMoreOutlined className="chevron" aria-hidden />
              </ModuleHead>
              {open && (
                <Children>
                  {own.map(({ parent, entries }) => (
                    <div key={parent ?? ''}>
                      {parent !== null && (
                        <GroupHead
                          data-module={module.id}
                          data-parent={parent}
                          data-over={over(module.id, parent)}
                        >
                          {parent}
                        </GroupHead>
                      )}
                      <ul aria-label={parent ?? module.name}>
                        {entries.map((entry, index) => (
                          <MenuEntry
                            key={entry.id}
                            entry={entry}
                            index={index}
                            last={index === entries.length - 1}
                            moving={moving}
                            fixedReason={fixedReason}
                            actions={actions}
                            onOpen={onOpen}
                          />
                        ))}
                      </ul>
                    </div>
                  ))}
                </Children>
              )}
            </li>
          );
        })}
      </Modules>
    </Frame>
  );
}
