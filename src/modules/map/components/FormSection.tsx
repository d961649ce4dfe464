import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { FieldGrid } from '@/platform/forms/FieldGrid';

const Section = styled('section')({ '& + &': { marginTop: 12 } });
const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 4px' }));

interface FormSectionProps {
  readonly title: string;
  /** Fields, side by side where they fit. */
  readonly children: ReactNode;
  /** What takes the whole width, under the fields. */
  readonly under?: ReactNode;
}

/** A group of fields with a name, in a long form. */
export function FormSection({ title, children, under }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <FieldGrid>{children}</FieldGrid>
      {under}
    </Section>
  );
}
