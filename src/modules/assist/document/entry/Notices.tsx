import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { Banner } from '@/platform/ui/Banner';
import type { AssistDocumentDetails } from '../../assistWire';
import { useUnconfirmed } from '@/domain/invoices/form/AiMark';
import { useEntry } from '@/domain/invoices/form/entryContext';
import type { XmlFill } from './useXmlFill';

const FILLED_TEXT = {
  none: 'xml.filledText',
  own: 'xml.filledOwn',
  shared: 'xml.filledShared',
} as const;

const End = styled('div')({ display: 'flex', justifyContent: 'flex-end' });

/** Says that an XML has filled the form, or offers that it does. */
export function XmlNotice({ xml }: { readonly xml: XmlFill }) {
  const { t } = useTranslation('assistDocument');
  if (xml.fileName === null) return null;
  if (xml.filled) {
    return (
      <Banner
        tone="success"
        fact={t('xml.filled', { name: xml.fileName })}
        text={t(FILLED_TEXT[xml.filled.extras ?? 'none'])}
        action={{ label: t('xml.undo'), onClick: xml.filled.undo }}
        onClose={xml.dismiss}
      />
    );
  }
  return (
    <End>
      <Button size="small" variant="outlined" onClick={xml.fill}>
        {t('xml.fill')}
      </Button>
    </End>
  );
}

/** Says that the XML is of somebody else: sent by mistake, or filed under the wrong customer. */
export function ForeignNotice({ foreign }: Pick<XmlFill, 'foreign'>) {
  const { t } = useTranslation('assistDocument');
  if (foreign === null) return null;
  const { name, document } = foreign;
  return (
    <Banner
      tone="warning"
      icon={<PersonSearchOutlined />}
      fact={t('xml.foreign')}
      text={t('xml.foreignText', {
        who: [name, document && formatCpfOrCnpj(document)].filter(Boolean).join(', '),
      })}
    />
  );
}

/** How many fields read by the AI are not confirmed. */
export function AiNotice({ aiResult }: { readonly aiResult: AssistDocumentDetails['aiResult'] }) {
  const { t } = useTranslation(['assistDocument', 'assist']);
  const { readOnly, confirm } = useEntry();
  const unconfirmed = useUnconfirmed();
  if (unconfirmed.length === 0) return null;
  const kind = aiResult ? t(`assist:desk.aiKinds.${aiResult.kind}`) : null;
  return (
    <Banner
      tone="ai"
      icon={<AutoAwesomeOutlined />}
      fact={t('ai.fact', { count: unconfirmed.length })}
      text={kind ? t('ai.textOfKind', { kind }) : t('ai.text')}
      {...(readOnly ? {} : { action: { label: t('ai.confirmAll'), onClick: () => confirm(unconfirmed) } })}
    />
  );
}
