import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCustomer } from '@/domain/identity/selectors';
import { isOwnPage } from '@/platform/routing/pageLink';
import { ASSIST_PATH, showsAssist } from './assistRule';

interface AssistButtonProps {
  compact: boolean;
  /** As a line of a menu, which closes first. */
  onBefore?: () => void;
}

/** Leads producers to the side of Assist where they send documents; stands there once that screen exists. */
export function AssistButton({ compact, onBefore }: AssistButtonProps) {
  const { t } = useTranslation('shell');
  const customer = useCustomer();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!isOwnPage(ASSIST_PATH) || !showsAssist(customer, pathname)) return null;
  const open = () => {
    onBefore?.();
    void navigate(ASSIST_PATH);
  };
  return compact ? (
    <IconButton aria-label={t('assist')} onClick={open}>
      <SupportAgentOutlined />
    </IconButton>
  ) : (
    <Button
      variant={onBefore ? 'text' : 'outlined'}
      color="inherit"
      startIcon={<SupportAgentOutlined />}
      onClick={open}
    >
      {t('assist')}
    </Button>
  );
}
