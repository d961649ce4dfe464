import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isOneOf, keysOf } from '@/platform/typed/records';
import { Banner } from '@/platform/ui/Banner';
import type { AssistDocument } from '../assistWire';
import { shownStatus } from '../desk/deskWords';
import type { Access } from './rules/access';

interface AccessNoticeProps {
  readonly access: Access;
  readonly document: AssistDocument;
  readonly onStart: () => void;
}

/** Why nothing can be typed, and the way to where it can. */
export function AccessNotice({ access, document, onStart }: AccessNoticeProps) {
  const { t } = useTranslation(['assistDocument', 'assist', 'ui']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  if (access.edit) return null;
  if (access.why === 'notStarted') {
    return (
      <Banner
        tone="info"
        fact={t('access.notStarted')}
        text={t('access.notStartedText')}
        action={{ label: t('access.start'), onClick: onStart }}
      />
    );
  }
  if (access.why !== 'refused') {
    const edit = () => {
      const rest = new URLSearchParams(params);
      rest.delete('modo');
      void navigate({ search: rest.toString() }, { replace: true });
    };
    return (
      <Banner tone="neutral" fact={t('access.view')} action={{ label: t('access.edit'), onClick: edit }} />
    );
  }
  const { refusal } = access;
  const status = t(`ui:status.assist.${shownStatus(document)}`);
  const words = {
    assigned: () =>
      t('assist:actions.refused.edit.assigned', { name: 'name' in refusal ? refusal.name : '' }),
    inactive: () => t('assist:actions.refused.edit.inactive'),
    status: () => t('assist:actions.refused.edit.status', { status }),
  };
  const say = isOneOf(keysOf(words), refusal.why) ? words[refusal.why] : words.status;
  return (
    <Banner tone={refusal.why === 'assigned' ? 'warning' : 'neutral'} fact={t('access.view')} text={say()} />
  );
}
