export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

/** A self-signed certificate for `localhost` and 127.0.0.1. */
export async function makeCertificate(): Promise<TestCertificate> {
  // Imported only when needed, because loading it takes the time of a small test.
  const { generate } = await import('selfsigned');
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { cert, key };
}
