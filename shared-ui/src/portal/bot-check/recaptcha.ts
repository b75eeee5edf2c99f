/** Google reCAPTCHA v2, invisible: Google shows its picture test only when in doubt. */

interface Widget {
  ready: (then: () => void) => void;
  render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => number;
  execute: (widget: number) => void;
}
declare global {
  interface Window {
    grecaptcha?: Widget;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';
/** Long enough for a person to solve the picture test. */
const TIMEOUT_MS = 120_000;

let loading: Promise<Widget> | undefined;

/** Returns the value of the field `recaptcha`. Throws if Google cannot be reached or the user gives up. */
export async function askRecaptcha(siteKey: string): Promise<string> {
  const widget = await (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('The bot check did not work'));
      setTimeout(fail, TIMEOUT_MS);
      widget.execute(
        widget.render(place, {
          sitekey: siteKey,
          size: 'invisible',
          callback: resolve,
          'error-callback': fail,
          'expired-callback': fail,
        }),
      );
    });
  } finally {
    place.remove();
  }
}

function load(): Promise<Widget> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Google reCAPTCHA could not be loaded'));
    });
    script.addEventListener('load', () => {
      const widget = window.grecaptcha;
      if (widget) widget.ready(() => resolve(widget));
      else reject(new Error('Google reCAPTCHA could not be loaded'));
    });
    document.head.append(script);
  });
}
