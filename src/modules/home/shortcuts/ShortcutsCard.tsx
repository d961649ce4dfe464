import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomerMenu } from '@/domain/menu/useCustomerMenu';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import { pinnedLeaves } from './rules/pins';
import { ShortcutTiles, TileGrid } from './ShortcutTiles';
import { usePins } from './usePins';

const Root = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  color: theme.tokens.textMuted,
}));
const Words = styled('p')({ flex: '1 1 240px', margin: 0 });

/** Nothing pinned yet: one line, as the card is one line high when there is something. */
function NoShortcuts({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation('home');
  return (
    <Root role="status">
      <PushPinOutlined aria-hidden />
      <Words>{t('shortcuts.empty')}</Words>
      <Button variant="outlined" onClick={onChoose}>
        {t('shortcuts.choose')}
      </Button>
    </Root>
  );
}

const CustomizeDialog = lazy(() => import('./CustomizeDialog'));

const skeleton = (
  <TileGrid as="div">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <SkeletonBlock key={key} height={52} radius={8} />
    ))}
  </TileGrid>
);

/** The pages that the user has pinned, and the dialog to choose them. */
export function Component() {
  const { t } = useTranslation('home');
  const modules = useCustomerMenu();
  const pins = usePins();
  const [open, setOpen] = useState(false);
  return (
    <>
      <WidgetCard
        title={t('shortcuts.title')}
        answer={pins.answer}
        skeleton={skeleton}
        actions={
          <IconAction
            label={t('shortcuts.customize')}
            icon={<DashboardCustomizeOutlined />}
            onClick={() => setOpen(true)}
          />
        }
      >
        {(pinned) => {
          const leaves = pinnedLeaves(pinned, modules);
          if (leaves.length === 0) return <NoShortcuts onChoose={() => setOpen(true)} />;
          return <ShortcutTiles leaves={leaves} />;
        }}
      </WidgetCard>
      {open && (
        <Suspense fallback={null}>
          <CustomizeDialog modules={modules} pins={pins} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
