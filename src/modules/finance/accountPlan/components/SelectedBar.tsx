import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { typeStep } from '@/platform/theme/typography';
import { deleteRefusal } from '../rules/accountChanges';
import { type AccountNode, GROUP, LEAF, wayTo } from '../rules/accountTree';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: theme.density.control,
  marginBottom: 8,
}));
const Way = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  flex: '1 1 200px',
  minWidth: 0,
}));

interface SelectedBarProps {
  readonly node: AccountNode | null;
  /** What Ctrl+X has taken. */
  readonly cut: AccountNode | null;
  readonly onAdd: (parent: AccountNode) => void;
  readonly onEdit: (node: AccountNode) => void;
  readonly onMove: (node: AccountNode) => void;
  readonly onMerge: (node: AccountNode) => void;
  readonly onSetActive: (node: AccountNode) => void;
  readonly onRemove: (node: AccountNode) => void;
}

/** What can be done with the line that is picked. */
export function SelectedBar(props: SelectedBarProps) {
  const { node, cut } = props;
  const { t } = useTranslation('financeAccounts');
  if (!node)
    return (
      <Root data-part="bar">
        <Way>{t('bar.none')}</Way>
      </Root>
    );
  const { account, depth } = node;
  const locked = account.platform ? t('bar.locked') : undefined;
  const kept = deleteRefusal(node);
  const way = [...wayTo(node), node].map((each) => each.account.name).join(' › ');
  return (
    <Root data-part="bar" role="toolbar" aria-label={t('bar.label', { name: account.name })}>
      <Way role="status">{cut ? t('bar.cut', { name: cut.account.name }) : `${node.code} · ${way}`}</Way>
      {depth < LEAF && (
        <LoadingButton
          variant="outlined"
          size="small"
          disabledReason={account.active ? undefined : t('bar.inactive')}
          onClick={() => props.onAdd(node)}
        >
          {t(depth === GROUP ? 'bar.addSubgroup' : 'bar.addAccount')}
        </LoadingButton>
      )}
      <LoadingButton
        variant="outlined"
        size="small"
        disabledReason={locked}
        onClick={() => props.onEdit(node)}
      >
        {t('bar.edit')}
      </LoadingButton>
      {depth > GROUP && (
        <LoadingButton
          variant="outlined"
          size="small"
          disabledReason={locked}
          onClick={() => props.onMove(node)}
        >
          {t('bar.move')}
        </LoadingButton>
      )}
      {depth === LEAF && (
        <LoadingButton
          variant="outlined"
          size="small"
          disabledReason={locked}
          onClick={() => props.onMerge(node)}
        >
          {t('bar.merge')}
        </LoadingButton>
      )}
      <LoadingButton
        variant="outlined"
        size="small"
        disabledReason={locked}
        onClick={() => props.onSetActive(node)}
      >
        {t(account.active ? 'bar.inactivate' : 'bar.activate')}
      </LoadingButton>
      {locked === undefined && kept === null && (
        <Button variant="text" size="small" color="error" onClick={() => props.onRemove(node)}>
          {t('bar.remove')}
        </Button>
      )}
    </Root>
  );
}
