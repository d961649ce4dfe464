import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { momentText } from '@/platform/format/dayText';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useFormValues } from '@/platform/forms/useFormValues';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { layout } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import { bulletinPaper } from '../bulletinPaper';
import { saveBulletin } from '../bulletinService';
import { BULLETINS } from '../bulletinState';
import type { BulletinValues, BulletinVersion, LotBulletin } from '../bulletinTypes';
import type { BulletinCompany } from '../companies';
import { EMPTY_VALUES } from '../emptyValues';
import { bulletinChecks, missingFields } from '../rules/checks';
import { BulletinFields } from './BulletinFields';
import { useBulletinWords } from '../useBulletinWords';
import { ChecksCard } from './ChecksCard';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  '& > aside': { display: 'grid', gap: 12 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { order: -1 } },
  // Beside the form it stays in view, below the bar of the application.
  [theme.breakpoints.up('md')]: { '& > aside': { position: 'sticky', top: layout.toolbar + 12 } },
}));
const Versions = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
});

interface BulletinFormProps {
  readonly bulletin: LotBulletin;
  readonly company: BulletinCompany;
}

/** Paper and file of a bulletin: what was printed under a number is given out as it was. */
function usePaper({ bulletin, company }: BulletinFormProps) {
  const t: TFunction<'lotBulletins'> = useBulletinWords(company.world);
  const { t: grid } = useTranslation('grid');
  const of = (values: BulletinValues) => bulletinPaper(t, bulletin.source, values, company);
  const noteOf = ({ version, savedAt, savedBy }: BulletinVersion) =>
    t('paper.version', { version, when: momentText(savedAt), who: savedBy });
  return {
    print: async (version: BulletinVersion) => {
      const { printTable } = await import('@/platform/export/printTable');
      printTable(of(version.values), noteOf(version));
    },
    pdf: async (version: BulletinVersion) => {
      const { pdfFile } = await import('@/platform/export/pdf');
      const table = of(version.values);
      const file = pdfFile(table, {
        note: noteOf(version),
        page: (page, pages) => grid('export.page', { page, pages }),
      });
      downloadFile(file, fileName(`${table.title} v${version.version}`, 'pdf'));
    },
  };
}

/** What is looked over of what is typed. */
function useChecks({ bulletin, company }: BulletinFormProps) {
  // What stands in a form before it is whole.
  const typed = useFormValues<BulletinValues>();
  const checks = bulletinChecks(typed, bulletin.source, company);
  const missing = missingFields(typed, company);
  return { checks, missing, refused: missing.length > 0 || checks.some(({ level }) => level === 'refused') };
}

/**
 * Saves under a number and prints; not before everything that refuses it is solved. It is no button that submits: Enter
 * in a field would press the first of those.
 */
function PrintButton(
  props: BulletinFormProps & { readonly onPrint: (form: HTMLFormElement | null) => void },
) {
  const t = useBulletinWords(props.company.world);
  const { refused } = useChecks(props);
  return (
    <LoadingButton
      variant="outlined"
      disabledReason={refused ? t('print.refused') : undefined}
      onClick={({ currentTarget }) => props.onPrint(currentTarget.form)}
    >
      {t('print.action')}
    </LoadingButton>
  );
}

/** Checks over what is typed, and what was printed. */
function Aside({ bulletin, company }: BulletinFormProps) {
  const t = useBulletinWords(company.world);
  const paper = usePaper({ bulletin, company });
  const { checks, missing } = useChecks({ bulletin, company });
  const printed = bulletin.versions.filter((version) => version.printed);
  return (
    <aside>
      <ChecksCard world={company.world} checks={checks} missing={missing} day={bulletin.source.day} />
      <Card title={t('versions.title')}>
        {printed.length === 0 ? (
          t('versions.none')
        ) : (
          <Versions>
            {printed.map((version) => (
              <li key={version.version}>
                <span>
                  {t('versions.one', { version: version.version, when: momentText(version.savedAt) })}
                </span>
                <span>
                  <Button size="small" onClick={() => void paper.print(version)}>
                    {t('versions.print', { version: version.version })}
                  </Button>
                  <Button size="small" onClick={() => void paper.pdf(version)}>
                    {t('versions.pdf', { version: version.version })}
                  </Button>
                </span>
              </li>
            ))}
          </Versions>
        )}
      </Card>
    </aside>
  );
}

/** A lot's bulletin for one company: kept at any time, printed once nothing refuses it. */
export function BulletinForm({ bulletin, company }: BulletinFormProps) {
  const t = useBulletinWords(company.world);
  const dispatch = useAppDispatch();
  const paper = usePaper({ bulletin, company });
  const { source, versions } = bulletin;
  const [latest] = versions;
  const form = useAppForm<BulletinValues>({
    schema: async () => (await import('../bulletinSchema')).bulletinSchema,
    defaultValues: latest ? latest.values : { ...EMPTY_VALUES, ...source.values },
    draft: {
      key: `${company.world === 'fish' ? 'boletim-peixe' : 'boletim'}:${source.lotId}.${company.slug}=${latest?.version ?? 0}`,
    },
  });
  const pressed = useRef(false);
  // Of the way in which it was sent last: one that was not valid leaves nothing behind for the next.
  const printing = useRef(false);
  const print = (element: HTMLFormElement | null) => {
    pressed.current = true;
    element?.requestSubmit();
    pressed.current = false;
  };
  const keep = async (values: BulletinValues) => {
    const isPrinted = printing.current;
    const question = { world: company.world, lotId: source.lotId, company: company.slug };
    const saved = await saveBulletin(question, values, {
      baseVersion: latest?.version ?? 0,
      baseSavedAt: latest?.savedAt || null,
      print: isPrinted,
    });
    const version = saved?.versions[0];
    toast({
      tone: 'success',
      text: isPrinted && version ? t('print.done', { version: version.version }) : t('saved'),
    });
    dispatch(invalidate([BULLETINS]));
    if (isPrinted && version) await paper.print(version);
  };
  return (
    <div
      onSubmitCapture={() => {
        printing.current = pressed.current;
      }}
    >
      <AppForm form={form} onSubmit={keep} label={t('title')}>
        <Columns>
          <div>
            <BulletinFields company={company} source={source} />
            <FormFoot saveLabel={t('save')}>
              <PrintButton bulletin={bulletin} company={company} onPrint={print} />
            </FormFoot>
          </div>
          <Aside bulletin={bulletin} company={company} />
        </Columns>
      </AppForm>
    </div>
  );
}
