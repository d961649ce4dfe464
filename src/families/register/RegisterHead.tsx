import AddOutlined from '@mui/icons-material/AddOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageAction } from '@/platform/ui/pageAction';
import { PageHead } from '@/platform/ui/PageHead';
import type { RegisterTexts } from './registerTexts';

interface RegisterHeadProps {
  readonly texts: RegisterTexts;
  /** Why nothing can be changed here; undefined when it can. */
  readonly reason: string | undefined;
  /** The list has not come yet. */
  readonly unread: boolean;
  /** Undefined where records are not made here. */
  readonly onCreate: (() => void) | undefined;
  readonly onImport: (() => void) | undefined;
  /** The page's one action where records are not made here. */
  readonly primary: PageAction | undefined;
}

/** Title of a register, and how records get into it. */
export const RegisterHead = memo(function RegisterHead({
  texts,
  reason,
  unread,
  onCreate,
  onImport,
  primary,
}: RegisterHeadProps) {
  const { t } = useTranslation('register');
  const createAction = onCreate && {
    label: texts.text('new'),
    icon: <AddOutlined />,
    onClick: onCreate,
    disabledReason: reason,
  };
  const importAction = onImport && {
    label: t('import.action'),
    icon: <UploadFileOutlined />,
    onClick: onImport,
    // What the register does not hold yet would all be new.
    disabledReason: reason ?? (unread ? t('import.waits') : undefined),
  };
  return (
    <PageHead
      title={texts.text('title')}
      subtitle={texts.text('subtitle')}
      primary={createAction ?? primary}
      actions={importAction ? [importAction] : []}
    />
  );
});
