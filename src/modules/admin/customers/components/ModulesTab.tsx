import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menuIcon } from '@/domain/menu/menuIcons';
import { useLeaveGuard } from '@/platform/forms/leaveGuard';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { typeStep } from '@/platform/theme/typography';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useQuery } from '@/platform/store/useQuery';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import { customerService } from '../customersService';
import { customerModules, customerWritten } from './customerParts';
import type { CustomerModule } from '../customerWire';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& > svg': { flexShrink: 0, color: theme.tokens.textMuted },
  '& label': { flex: 1, margin: 0, justifyContent: 'space-between' },
}));
const Muted = styled('span')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginTop: 16 });

interface ModuleListProps {
  readonly id: RowId;
  readonly modules: readonly CustomerModule[];
}

function ModuleList({ id, modules }: ModuleListProps) {
  const { t } = useTranslation('adminCustomers');
  const dispatch = useAppDispatch();
  const [changed, setChanged] = useState<Readonly<Record<number, boolean>>>({});
  const [busy, setBusy] = useState(false);
  const isOn = (module: CustomerModule) => changed[module.id] ?? module.active;
  const dirty = modules.some((module) => isOn(module) !== module.active);
  const guard = useLeaveGuard(dirty, ['aba']);
  const save = async () => {
    setBusy(true);
    try {
      await customerService.saveModules(
        id,
        modules.filter(isOn).map((module) => module.id),
      );
      guard.release();
      toast({ tone: 'success', text: t('saved') });
      dispatch(customerWritten());
    } catch (thrown) {
      // What was chosen stays.
      notifyRefusal(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <List>
        {modules.map((module) => {
          const Icon = menuIcon(module.iconName);
          return (
            <Line key={module.id}>
              <Icon aria-hidden />
              <FormControlLabel
                labelPlacement="start"
                control={
                  <Switch
                    checked={isOn(module)}
                    disabled={busy}
                    onChange={(_, checked) => setChanged({ ...changed, [module.id]: checked })}
                  />
                }
                label={
                  <>
                    {module.name} <Muted>{t('modulesTab.screens', { count: module.screens })}</Muted>
                  </>
                }
              />
            </Line>
          );
        })}
      </List>
      <Foot>
        <LoadingButton
          variant="contained"
          busy={busy}
          disabledReason={dirty ? undefined : t('modulesTab.unchanged')}
          onClick={() => void save()}
        >
          {t('modulesTab.save')}
        </LoadingButton>
      </Foot>
    </>
  );
}

/** The modules that a customer has. What is taken away leaves the menus of all its users. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('adminCustomers');
  const answer = useQuery(customerModules, id);
  return (
    <WidgetCard
      title={t('modulesTab.title')}
      answer={answer}
      skeleton={<SkeletonBlock height={320} />}
      head={<Muted>{t('modulesTab.text')}</Muted>}
    >
      {(modules) => <ModuleList key={answer.at} id={id} modules={modules} />}
    </WidgetCard>
  );
}
