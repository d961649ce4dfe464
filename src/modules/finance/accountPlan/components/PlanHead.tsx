import AddOutlined from '@mui/icons-material/AddOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/platform/ui/PageHead';
import { downloadPlan } from '../accountFiles';
import type { ShownDialog } from '../dialogs/PlanDialogs';
import type { AccountTree } from '../rules/accountTree';

interface PlanHeadProps {
  /** Null until the plan is known. */
  readonly tree: AccountTree | null;
  readonly onShow: (dialog: ShownDialog) => void;
}

/** What can be done with the whole plan: a group is added, a file brought in, all of it given out. */
export function PlanHead({ tree, onShow }: PlanHeadProps) {
  const { t } = useTranslation('financeAccounts');
  if (!tree) return <PageHead title={t('title')} subtitle={t('subtitle')} actions={[]} />;
  return (
    <PageHead
      title={t('title')}
      subtitle={t('subtitle')}
      primary={{
        label: t('addGroup'),
        icon: <AddOutlined />,
        onClick: () => onShow({ kind: 'add', parent: null }),
      }}
      actions={[
        {
          label: t('import.action'),
          icon: <UploadFileOutlined />,
          onClick: () => onShow({ kind: 'import' }),
        },
        {
          label: t('export'),
          icon: <FileDownloadOutlined />,
          onClick: () => void downloadPlan(tree, t),
        },
      ]}
    />
  );
}
