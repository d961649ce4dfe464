import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { MenuIcon } from '@/domain/menu/MenuIcon';
import { findItems, type PaletteItem, suggestions } from './paletteItems';
import { usePaletteItems } from './usePaletteItems';
import { useRecordSearch } from './useRecordSearch';

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: layout.palette.top,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  flexDirection: 'column',
  width: layout.palette.width,
  maxWidth: 'calc(100% - 32px)',
  maxHeight: `calc(100dvh - ${layout.palette.top * 1.5}px)`,
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.dialog,
  outline: 0,
  color: theme.tokens.text,
  backgroundColor: theme.tokens.surfaceRaised,
  boxShadow: theme.elevation.dialog,
  [theme.breakpoints.down('sm')]: { top: 16, maxHeight: 'calc(100dvh - 32px)' },
}));

const SearchRow = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  height: 56,
  paddingInline: 16,
  borderBottom: `1px solid ${theme.tokens.border}`,
  color: theme.tokens.textMuted,
  '& input': {
    ...typeStep('body'),
    flex: 1,
    border: 0,
    outline: 0,
    fontSize: 16,
    color: theme.tokens.text,
    background: 'none',
  },
}));

const Results = styled('div')({ overflowY: 'auto', padding: 8 });

const GroupName = styled('div')(({ theme }) => ({
  ...typeStep('micro'),
  padding: '10px 10px 4px',
  color: theme.tokens.textMuted,
}));

const Option = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: layout.palette.row,
  paddingInline: 10,
  borderRadius: radius.control,
  cursor: 'pointer',
  '& svg': { flex: 'none', fontSize: 20, color: theme.tokens.textMuted },
  '& .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .path': {
    ...typeStep('caption'),
    maxWidth: '45%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.tokens.textMuted,
  },
  '&[aria-selected=true]': { backgroundColor: theme.tokens.selection },
}));

/** Everything by typing: pages, customers, looks, sign-out. Arrow keys move, Enter runs, Escape closes. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const items = usePaletteItems();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const records = useRecordSearch(search);
  const { shown: found, more } = suggestions(findItems(items, search), records.items, search);
  const index = Math.min(at, Math.max(0, found.length - 1));
  const optionId = (item: PaletteItem) => `${listId}-${item.id}`;
  const selected = found[index];

  const run = (item: PaletteItem) => {
    onClose();
    item.run();
  };
  const move = (to: number) => {
    const next = (to + found.length) % Math.max(1, found.length);
    setAt(next);
    const item = found[next];
    if (item) document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(index + 1);
    else if (event.key === 'ArrowUp') move(index - 1);
    else if (event.key === 'Enter' && selected) run(selected);
    else return;
    event.preventDefault();
  };
  return (
    <Modal open onClose={onClose} aria-label={t('palette.title')}>
      <Panel role="dialog" aria-modal="true" aria-label={t('palette.title')}>
        <SearchRow>
          <SearchOutlined aria-hidden />
          <input
            // The palette is opened to type at once.
            ref={(input) => input?.focus()}
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={selected ? optionId(selected) : undefined}
            aria-label={t('palette.placeholder')}
            placeholder={t('palette.placeholder')}
            value={search}
            autoComplete="off"
            spellCheck={false}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setSearch(event.target.value);
              setAt(0);
            }}
          />
        </SearchRow>
        <Results role="listbox" id={listId} aria-label={t('palette.results')}>
          {found.map((item, position) => {
            const first = position === 0 || found[position - 1]?.group !== item.group;
            return (
              <div key={item.id} role="presentation">
                {first && <GroupName role="presentation">{item.group}</GroupName>}
                <Option
                  role="option"
                  id={optionId(item)}
                  aria-selected={position === index}
                  onMouseMove={() => setAt(position)}
                  onClick={() => run(item)}
                >
                  <MenuIcon name={item.iconName ?? ''} />
                  <span className="name">{item.name}</span>
                  {item.path && <span className="path">{item.path}</span>}
                </Option>
              </div>
            );
          })}
          {more && <GroupName role="status">{t('palette.more')}</GroupName>}
          {records.state !== 'idle' && <GroupName role="status">{t(`palette.${records.state}`)}</GroupName>}
          {found.length === 0 && records.state === 'idle' && (
            <GroupName role="status">{t('palette.none', { search })}</GroupName>
          )}
        </Results>
      </Panel>
    </Modal>
  );
}
