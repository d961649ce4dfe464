import BlockOutlined from '@mui/icons-material/BlockOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import SkipNextOutlined from '@mui/icons-material/SkipNextOutlined';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { momentText } from '@/platform/format/dayText';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { PageHead } from '@/platform/ui/PageHead';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { AssistDocument } from '../assistWire';
import { deskWords } from '../desk/deskWords';
import type { NextDocument } from '../desk/useNextDocument';
import { useAssistantId } from '../desk/useAssistantId';
import { rowOf } from '../rules/deskRows';

interface DocumentHeadProps {
  readonly document: AssistDocument;
  readonly next: NextDocument;
  /** Why the document can be neither failed nor cancelled; undefined when it can. */
  readonly refused: string | undefined;
  readonly onNext: () => void;
  readonly onFail: () => void;
  readonly onCancel: () => void;
  readonly onKeys: () => void;
}

/** Which document this is, where it stands, and what can be done with it as a whole. */
export function DocumentHead({ document, next, refused, ...on }: DocumentHeadProps) {
  const { t } = useTranslation(['assist', 'ui']);
  const { t: words } = useTranslation('assistDocument');
  const userId = useAssistantId();
  const isSupport = useIdentity()?.isSupport ?? false;
  const openOverlay = useOpenOverlay();
  const { customerId } = document;
  const row = rowOf(document);
  const said = deskWords(t, userId);
  const small = useSmallScreen();
  const facts = [
    document.customerName,
    ...(small ? [] : [document.senderUserName, document.sendingOriginName]),
    momentText(document.createdAt),
    ...(small ? [] : [words('head.assistant', { name: said.assistant(row) })]),
  ];
  return (
    <PageHead
      title={words('head.title', { number: document.identificationNumber })}
      subtitle={facts.filter(Boolean).join(' · ')}
      aside={<StatusChip {...said.status(row)} />}
      actions={[
        {
          label: words('next.open'),
          icon: <SkipNextOutlined />,
          keyCap: 'Alt N',
          busy: next.busy,
          disabledReason: next.next ? undefined : t('desk.noNext'),
          onClick: on.onNext,
        },
        {
          label: words('fail.open'),
          icon: <HelpOutlineOutlined />,
          disabledReason: refused,
          onClick: on.onFail,
        },
        {
          label: words('cancel.open'),
          icon: <BlockOutlined />,
          disabledReason: refused,
          onClick: on.onCancel,
        },
        ...(isSupport && customerId !== undefined
          ? [
              {
                label: words('account.open'),
                icon: <LoginOutlined />,
                onClick: () => openOverlay('acesso-remoto', { cliente: String(customerId) }),
              },
            ]
          : []),
        { label: words('keys.open'), icon: <KeyboardOutlined />, keyCap: '?', onClick: on.onKeys },
      ]}
    />
  );
}
