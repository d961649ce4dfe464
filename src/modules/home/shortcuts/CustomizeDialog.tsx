import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleLeaves } from '@/domain/menu/activePath';
import { searchMenu } from '@/domain/menu/menuSearch';
import type { MenuModule } from '@/domain/menu/menuTree';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { NoMatches } from '@/platform/ui/EmptyState';
import { SearchField } from '@/platform/ui/SearchField';
import { ModuleTiles } from './ModuleTiles';
import { pinnedLeaves } from './rules/pins';
import type { Pins } from './usePins';

interface CustomizeDialogProps {
  readonly modules: readonly MenuModule[];
  readonly pins: Pins;
  readonly onClose: () => void;
}

const Search = styled('div')({ padding: `0 ${layout.pagePad}px 12px` });
const Foot = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  flex: 1,
  minWidth: 0,
  margin: 0,
  color: theme.tokens.textMuted,
  '&[data-failed="true"]': { color: theme.tokens.danger.softText },
}));

/** Every page of the customer's menu by module; a press pins it to the home page or takes it away. */
export default function CustomizeDialog({ modules, pins, onClose }: CustomizeDialogProps) {
  const { t } = useTranslation('home');
  const small = useSmallScreen();
  const titleId = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => searchMenu(modules, search), [modules, search]);
  const pinned = useMemo(() => new Set(pins.answer.data ?? []), [pins.answer.data]);
  const failed = modules.flatMap(moduleLeaves).find(({ id }) => id === pins.failed);
  const count = pinnedLeaves([...pinned], modules).length;
  return (
    <Dialog open onClose={onClose} fullScreen={small} maxWidth={false} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shortcuts.customize')}</DialogTitle>
      <Search>
        <SearchField label={t('shortcuts.search')} value={search} onSearch={setSearch} width="100%" />
      </Search>
      <DialogContent
        dividers
        sx={{
          width: layout.dialog.l,
          maxWidth: '100%',
          height: small ? 'auto' : 520,
          boxSizing: 'border-box',
          '&&': { pt: 2 },
        }}
      >
        {found.map((module) => (
          <ModuleTiles
            key={module.id}
            module={module}
            pinned={pinned}
            wanted={pins.wanted}
            onToggle={pins.toggle}
          />
        ))}
        {found.length === 0 && <NoMatches onClear={() => setSearch('')} />}
      </DialogContent>
      <DialogActions>
        <Foot role="status" data-failed={failed !== undefined}>
          {failed ? t('shortcuts.failed', { name: failed.name }) : t('shortcuts.pinned', { count })}
        </Foot>
        <Button variant="contained" onClick={onClose}>
          {t('shortcuts.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
