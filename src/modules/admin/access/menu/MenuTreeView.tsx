import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterForm } from '@/families/register/form/RegisterForm';
import { useOpenRecord } from '@/families/register/registerAddress';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { useRegisterAccess } from '@/families/register/useRegisterAccess';
import { useRegisterActions } from '@/families/register/useRegisterActions';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { StaleNote } from '@/platform/grid/parts/GridStates';
import { useList } from '@/platform/store/useResource';
import { layout, radius } from '@/platform/theme/tokens';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { menus } from '../registers/menus';
import { modules } from '../registers/modules';
import { MenuPreview } from './MenuPreview';
import { MenuTree } from './MenuTree';
import { useEntryMoving } from './useEntryMoving';
import { useMenuOrder } from './useMenuOrder';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: layout.gap,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Unsaved = styled('div')(({ theme: { tokens } }) => ({
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  padding: '10px 16px',
  border: `1px solid ${tokens.borderStrong}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surfaceRaised,
  '& > span': { flex: '1 1 200px' },
}));

/** The menu as a tree, with the form of an entry over it and a customer's view beside it. */
export function MenuTreeView({ toggle }: { readonly toggle: ReactNode }) {
  const { t } = useTranslation('adminAccess');
  const texts = useRegisterTexts(menus);
  const access = useRegisterAccess(menus);
  const address = useOpenRecord('drawer');
  const { open, show } = address;
  const { rows, list, retry: reloadMenus } = useList(menus.resource, DEFAULT_QUERY);
  const {
    rows: moduleRows,
    list: moduleList,
    retry: reloadModules,
  } = useList(modules.resource, DEFAULT_QUERY);
  const retry = () => {
    reloadMenus();
    reloadModules();
  };
  const order = useMenuOrder(rows, moduleRows);
  const moving = useEntryMoving({ ...order, modules: moduleRows });
  const { rowActions } = useRegisterActions(menus, { texts, access, show });
  const failed = [list, moduleList].find(({ status }) => status === 'failed');
  const ready = [list, moduleList].every(({ loadedAt }) => loadedAt !== null);

  function content() {
    if (!ready && failed) {
      return <FailedState error={failed.error} onRetry={retry} />;
    }
    if (!ready)
      return (
        <Loading>
          <SkeletonText lines={11} lineHeight={44} />
        </Loading>
      );
    if (rows.length === 0)
      return <EmptyState title={texts.text('empty.title')} text={texts.text('empty.text')} />;
    return (
      <Columns>
        <div>
          {failed && <StaleNote onRetry={retry} />}
          <MenuTree
            branches={order.branches}
            modules={moduleRows}
            moving={moving}
            actions={rowActions}
            onOpen={({ id }) => show({ mode: 'edit', id: String(id) })}
          />
          {order.places.length > 0 && (
            <Unsaved>
              <span role="status">{t('menu.changed')}</span>
              <Button variant="outlined" disabled={order.saving} onClick={order.discard}>
                {t('menu.discard')}
              </Button>
              <LoadingButton variant="contained" busy={order.saving} onClick={() => void order.save()}>
                {t('menu.save')}
              </LoadingButton>
            </Unsaved>
          )}
        </div>
        <MenuPreview menus={order.arranged} modules={moduleRows} />
      </Columns>
    );
  }
  return (
    <>
      <PageHead
        title={texts.text('title')}
        subtitle={texts.text('subtitle')}
        aside={toggle}
        primary={{
          label: texts.text('new'),
          icon: <AddOutlined />,
          onClick: () => show({ mode: 'new', copyOf: null }),
        }}
      />
      {content()}
      {open && (
        <RegisterForm
          register={menus}
          texts={texts}
          access={access}
          address={address}
          open={open}
          ordered={order.branches.flatMap(({ entries }) => entries)}
        />
      )}
    </>
  );
}
