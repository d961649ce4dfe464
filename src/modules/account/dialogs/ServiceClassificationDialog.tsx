import CheckOutlined from '@mui/icons-material/CheckOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import type { ServiceClassification } from '../accountWire';
import { classification } from '../accountSlice';
import { SingleDialog } from '../components/SingleDialog';
import { inSequence } from '../rules/benefits';

const Level = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  borderRadius: radius.card,
  backgroundColor: theme.tokens.primarySoft,
  color: theme.tokens.primarySoftText,
  '& svg': { fontSize: 32, flexShrink: 0 },
  '& strong': { ...typeStep('dialogTitle'), display: 'block' },
  '& span': typeStep('caption'),
}));
const Description = styled('p')({ margin: '16px 0 0' });
const Heading = styled('h3')({ ...typeStep('cardTitle'), margin: '20px 0 8px' });
const Benefits = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& li': { display: 'flex', gap: 8 },
  '& svg': { fontSize: 20, flexShrink: 0, color: theme.tokens.success.solid },
}));

function Classification({ found }: { readonly found: ServiceClassification }) {
  const { t } = useTranslation('account');
  const benefits = inSequence(found.benefits);
  return (
    <>
      <Level>
        <WorkspacePremiumOutlined aria-hidden />
        <div>
          <strong>{found.name}</strong>
          {typeof found.level === 'number' && (
            <span>{t('classification.level', { level: found.level })}</span>
          )}
        </div>
      </Level>
      {found.description && <Description>{found.description}</Description>}
      {benefits.length > 0 && (
        <>
          <Heading>{t('classification.benefits')}</Heading>
          <Benefits>
            {benefits.map(({ name, sequence }) => (
              <li key={`${sequence} ${name}`}>
                <CheckOutlined aria-hidden />
                {name}
              </li>
            ))}
          </Benefits>
        </>
      )}
    </>
  );
}

/** The service that the customer has: its level, and what the account manager does for it. */
export function ServiceClassificationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <SingleDialog title={t('classification.title')} resource={classification} onClose={onClose}>
      {({ found }) =>
        found ? (
          <Classification found={found} />
        ) : (
          <EmptyState
            icon={<WorkspacePremiumOutlined />}
            title={t('classification.empty.title')}
            text={t('classification.empty.text')}
          />
        )
      }
    </SingleDialog>
  );
}
