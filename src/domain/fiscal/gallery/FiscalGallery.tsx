import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FiscalInvoiceView } from '@/domain/fiscal/FiscalInvoiceView';
import { galleryXmls } from '@/domain/fiscal/gallery/galleryXmls';
import { readFiscalRoot } from '@/domain/fiscal/readFiscalXml';
import { radius } from '@/platform/theme/tokens';
import { FileViewer } from '@/platform/viewer/FileViewer';
import type { Readable } from '@/platform/viewer/xml/XmlPane';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });
const Place = styled('div')(({ theme }) => ({
  height: 640,
  maxWidth: 600,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  overflow: 'hidden',
}));

const asInvoice: Readable = ({ root }) => {
  const invoice = readFiscalRoot(root);
  return invoice && <FiscalInvoiceView invoice={invoice} />;
};

const FILES = galleryXmls.map(([name, text]) => ({ name, blob: new Blob([text]) }));

/** The readable invoice inside the file viewer, as wide as beside a form: every layout, every mark, what does not fit. */
export function FiscalGallery() {
  const { t } = useTranslation('fiscal');
  const [chosen, setChosen] = useState(0);
  const file = FILES[chosen];
  return (
    <>
      <Choices role="group" aria-label={t('gallery')}>
        {FILES.map(({ name }, index) => (
          <Button
            key={name}
            variant={index === chosen ? 'contained' : 'outlined'}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            {name}
          </Button>
        ))}
      </Choices>
      <Place>{file && <FileViewer key={file.name} {...file} readable={asInvoice} />}</Place>
    </>
  );
}
