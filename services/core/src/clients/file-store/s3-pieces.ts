/**
 * A multipart upload to a bucket that lasts longer than one call. The number of each part follows from its position in
 * the file.
 */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { PIECE_PART_BYTES, type AppendResult, type PiecesPlace, type PieceStore } from './pieces.ts';

export function createS3Pieces(
  client: S3Client,
  place: (key: string) => { readonly Bucket: string; readonly Key: string },
): PieceStore {
  async function sendPart(whole: PiecesPlace, etags: readonly string[], part: Buffer): Promise<string[]> {
    const sent = await client.send(
      new UploadPartCommand({
        ...place(whole.key),
        UploadId: whole.receipt.uploadId,
        PartNumber: etags.length + 1,
        Body: part,
        ContentLength: part.length,
      }),
    );
    return [...etags, sent.ETag ?? ''];
  }

  async function isWhole({ key, size }: PiecesPlace): Promise<boolean> {
    const found = await client.send(new HeadObjectCommand(place(key))).catch(() => undefined);
    return found?.ContentLength === size;
  }

  return {
    async begin(key) {
      const { UploadId: uploadId } = await client.send(new CreateMultipartUploadCommand(place(key)));
      if (!uploadId) throw new Error('the bucket began no upload');
      return { uploadId, tags: [] };
    },
    async append(whole, offset, content): Promise<AppendResult> {
      // Only one part is in memory at a time: the sender waits while the part is written to the bucket.
      const part = Buffer.allocUnsafe(PIECE_PART_BYTES);
      let filled = 0;
      let received = offset;
      let etags: readonly string[] = (whole.receipt.tags ?? []).slice(0, offset / PIECE_PART_BYTES);
      const flush = async (): Promise<void> => {
        etags = await sendPart(whole, etags, part.subarray(0, filled));
        received += filled;
        filled = 0;
      };
      let fault: unknown;
      try {
        for await (const chunk of content) {
          for (let at = 0; at < chunk.length;) {
            const copied = chunk.copy(part, filled, at);
            at += copied;
            filled += copied;
            if (filled === part.length) await flush();
          }
        }
        if (filled > 0 && received + filled === whole.size) await flush();
      } catch (error) {
        fault = error;
      }
      const receipt = { ...whole.receipt, tags: etags };
      return { received, receipt, ...(fault === undefined ? {} : { fault }) };
    },
    async finish(whole) {
      const { uploadId, tags: etags = [] } = whole.receipt;
      const parts = etags.map((tag, index) => ({ ETag: tag, PartNumber: index + 1 }));
      const command = new CompleteMultipartUploadCommand({
        ...place(whole.key),
        UploadId: uploadId,
        MultipartUpload: { Parts: parts },
      });
      try {
        await client.send(command);
      } catch (error) {
        // A caller that stopped after the bucket completed the upload, but before that was recorded, calls again. That
        // is no error.
        if (!(await isWhole(whole))) throw error;
      }
    },
    async abandon({ key, receipt }) {
      const command = new AbortMultipartUploadCommand({ ...place(key), UploadId: receipt.uploadId });
      // An upload that is over cannot be aborted; a lifecycle rule of the bucket removes the rest (decision 292).
      await client.send(command).catch(() => undefined);
    },
  };
}
