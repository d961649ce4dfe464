import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { IconAction } from '@/platform/ui/IconAction';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import type { Reading } from '@/platform/store/useQuery';
import { useAppDispatch } from '@/platform/store/hooks';
import type { BankLine } from '../reconciliationTypes';
import { type LearnedRule, movedRule, tryRule } from '../rules/learnedRules';
import { rulesWritten } from '../reconciliationSlice';
import { orderRules, removeRule, saveRule } from '../rulesService';
import { RuleForm } from './RuleForm';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  paddingBottom: 8,
  borderBottom: `1px solid ${theme.tokens.border}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}));
const Trial = styled('div')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));
const Actions = styled('div')({ display: 'flex' });

interface RulesDialogProps {
  readonly answer: Reading<readonly LearnedRule[]>;
  /** Of the period: what the rules are tried on. */
  readonly lines: readonly BankLine[];
  readonly onClose: () => void;
}

/** What was learned, as sentences: in their order, tried on the period, changed, switched off, deleted. */
export function RulesDialog({ answer, lines, onClose }: RulesDialogProps) {
  const { t } = useTranslation('financeReconciliation');
  const dispatch = useAppDispatch();
  const [form, setForm] = useState<{ readonly rule: LearnedRule | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const rules = answer.data ?? [];
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (thrown) {
      notifyRefusal(thrown, t('rules.refused'));
    }
    setBusy(false);
    dispatch(rulesWritten());
  };
  const move = (rule: LearnedRule, step: -1 | 1) =>
    void run(() => orderRules(movedRule(rules, rule.id, step).map(({ id }) => id)));
  const sentence = ({ contains, side, partner }: LearnedRule) =>
    t(`rules.sentence.${side ?? 'both'}`, { contains, partner });
  if (form) return <RuleForm rule={form.rule} lines={lines} onClose={() => setForm(null)} />;
  return (
    <AppDialog title={t('rules.title')} size="l" full onClose={onClose}>
      <DialogContent>
        {answer.status === 'failed' && <ErrorState title={t('rules.failed')} onRetry={answer.retry} />}
        {answer.status === 'ready' && rules.length === 0 && (
          <EmptyState title={t('rules.empty.title')} text={t('rules.empty.text')} />
        )}
        {rules.length > 0 && (
          <List aria-label={t('rules.title')}>
            {rules.map((rule, at) => {
              const { fitting, same, other } = tryRule(rule, lines);
              return (
                <Item key={rule.id}>
                  <Switch
                    checked={rule.active}
                    onChange={(_, active) =>
                      void run(() => saveRule({ ...rule, active }, rule.id, { contained: true }))
                    }
                    slotProps={{ input: { 'aria-label': t('rules.active', { sentence: sentence(rule) }) } }}
                  />
                  <div>
                    {sentence(rule)}
                    <Trial>{t('rules.trial', { count: fitting.length, same, other })}</Trial>
                  </div>
                  <Actions>
                    <IconAction
                      label={t('rules.up')}
                      icon={<ArrowUpwardOutlined />}
                      disabledReason={at === 0 ? t('rules.first') : undefined}
                      onClick={() => move(rule, -1)}
                    />
                    <IconAction
                      label={t('rules.down')}
                      icon={<ArrowDownwardOutlined />}
                      disabledReason={at === rules.length - 1 ? t('rules.last') : undefined}
                      onClick={() => move(rule, 1)}
                    />
                    <IconAction
                      label={t('rules.edit')}
                      icon={<EditOutlined />}
                      onClick={() => setForm({ rule })}
                    />
                    <IconAction
                      label={t('rules.remove')}
                      icon={<DeleteOutlined />}
                      onClick={() => void run(() => removeRule(rule.id))}
                    />
                  </Actions>
                </Item>
              );
            })}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setForm({ rule: null })}>{t('rules.new')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('rules.close')}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
