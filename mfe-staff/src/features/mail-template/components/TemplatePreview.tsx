import type { BrandingWords } from '@portal/contract';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Box, chakra, Heading, LoadingText, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { api } from '@portal/shared-ui/data';
import { useWatch, type PortalForm } from '@portal/shared-ui/form';
import { mailTemplate as words } from '#texts/mail-template';
import { TEXT_FIELDS, type TemplateLanguage } from '../model/text-fields.ts';

interface Preview {
  readonly html: string;
  readonly text: string;
}
/** Milliseconds after the last key, because each preview is a call. */
const PAUSE = 400;

const LOOK = 'data-look';
const BORDER = 1;

/**
 * The content security policy blocks inline styles in HTML text, so they wait in another attribute until the frame has
 * loaded.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\sstyle=/gi, ` ${LOOK}=`));
}

/** Applies the stored inline styles, so that the mail looks as in a mail reader, and fits the frame to its height. */
function showMail({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>(`[${LOOK}]`) ?? [])
    element.style.cssText = element.getAttribute(LOOK) ?? '';
  // the content is never reported as shorter than the frame
  frame.style.height = '0';
  const height = frame.contentDocument?.documentElement.scrollHeight;
  frame.style.height = height ? `${height + 2 * BORDER}px` : '';
}

/** Replaces the placeholders of a text by example values; an unknown placeholder stays. */
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

/** The rendered email; while the next one loads, the previous one. Null if rendering failed. */
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

/** Previews the email with example values: the HTML part in a frame without scripts, and the text part. */
export function TemplatePreview({ form, language }: { form: PortalForm; language: TemplateLanguage }) {
  const branding = useBranding();
  const { subject: subjectField, body: bodyField } = TEXT_FIELDS[language];
  const [subject, body] = useWatch({ control: form.control, name: [subjectField, bodyField] }).map((text) =>
    fillExample((text as string | undefined) ?? '', branding),
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
            onLoad={showMail}
            w="full"
            h="26rem"
            mt="2"
            borderWidth={`${BORDER}px`}
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
