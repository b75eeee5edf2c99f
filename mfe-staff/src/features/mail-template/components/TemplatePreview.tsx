import type { BrandingWords } from '@portal/contract';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Box, chakra, Heading, LoadingText, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { api } from '@portal/shared-ui/data';
import { useWatch, type PortalForm } from '@portal/shared-ui/form';
import { mailTemplate as words } from '#texts/mail-template';

interface Preview {
  readonly html: string;
  readonly text: string;
}
/** After the last key: each preview is a call. */
const PAUSE = 400;

const LOOK = 'data-look';

/**
 * The content security policy blocks inline styles in HTML text, so they wait in another attribute until the frame has
 * loaded.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\sstyle=/gi, ` ${LOOK}=`));
}

/** Applies the stored inline styles, so that the mail looks as in a mail reader. */
function putStyles({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>(`[${LOOK}]`) ?? [])
    element.style.cssText = element.getAttribute(LOOK) ?? '';
}

/** A text with what an email may have in its places; a place that is not known stays as it is. */
function fillExample(text: string, branding: BrandingWords): string {
  const { origin } = window.location;
  const places: Readonly<Record<string, string>> = {
    ...words.example,
    request_link: `${origin}/request/123`,
    product_name: branding.product_name,
    foundation_name: branding.foundation_name,
    support_email: branding.support_email,
    portal_url: origin,
  };
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}

/** How the mail with these words looks; the one before while the next is read. */
function usePreview(subject: string, body: string): Preview | null | undefined {
  const [preview, setPreview] = useState<Preview | null>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const read = async () => {
      try {
        const answer = await api('POST /email/preview/', { body: { subject, body }, quiet: true, signal });
        setPreview(answer.data);
      } catch {
        if (!signal.aborted) setPreview(null);
      }
    };
    const timer = setTimeout(() => void read(), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [subject, body]);
  return preview;
}

/** The email with an example in its places: its HTML part in a frame without scripts, as a mail reader shows it, and its text part. */
export function TemplatePreview({ form }: { form: PortalForm }) {
  const branding = useBranding();
  const [subject, body] = useWatch({ control: form.control, name: ['subject', 'body'] }).map((text) =>
    fillExample(String(text), branding),
  ) as [string, string];
  const preview = usePreview(subject, body);
  return (
    <Box as="section" aria-label={words.previewTitle} position={{ xl: 'sticky' }} top="4" alignSelf="start">
      <Heading as="h2" size="lg">
        {words.previewTitle}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {words.previewHelp}
      </Text>
      <Text fontWeight="semibold" mt="3" overflowWrap="anywhere">
        {subject}
      </Text>
      {preview ? (
        <>
          <chakra.iframe
            title={words.previewTitle}
            sandbox="allow-same-origin"
            srcDoc={withoutStyles(preview.html)}
            onLoad={putStyles}
            w="full"
            h="26rem"
            mt="2"
            borderWidth="1px"
            borderRadius="l2"
            bg="white"
          />
          <Heading as="h3" size="md" mt="4" mb="2">
            {words.textPart}
          </Heading>
          <Box
            as="pre"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            borderWidth="1px"
            borderRadius="l2"
            p="4"
            textStyle="sm"
            fontFamily="mono"
          >
            {preview.text}
          </Box>
        </>
      ) : preview === null ? (
        <Text mt="2">{words.previewFailed}</Text>
      ) : (
        <LoadingText />
      )}
    </Box>
  );
}
