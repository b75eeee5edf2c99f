# The whole portal in one container, with demo people and data, for a first look (compose.yaml). Not for an installation.
FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 IN_CONTAINER=yes DATA_DIR=/data RELEASES_DIR=/portal/releases BUILD_APPS=no
WORKDIR /portal
# Every workspace: npm compares them with the lockfile. Nothing else, so that a change of code installs nothing anew.
COPY package.json package-lock.json .npmrc ./
COPY e2e/package.json e2e/
COPY mfe-researcher/package.json mfe-researcher/
COPY mfe-staff/package.json mfe-staff/
COPY mfe-tissue/package.json mfe-tissue/
COPY services/cluster/package.json services/cluster/
COPY services/common/package.json services/common/
COPY services/contract/package.json services/contract/
COPY services/core/package.json services/core/
COPY services/fakes/package.json services/fakes/
COPY services/gateway/package.json services/gateway/
COPY services/kit/package.json services/kit/
COPY services/launcher/package.json services/launcher/
COPY services/researcher/package.json services/researcher/
COPY services/staff/package.json services/staff/
COPY services/tissue/package.json services/tissue/
COPY shared-ui/package.json shared-ui/
COPY shell/package.json shell/
# npm runs it at the end.
COPY services/launcher/link-node.mjs services/launcher/
RUN npm ci --include=dev
COPY . .
# What a start writes: its data, and what it compiled.
RUN npm run build \
  && mkdir -p /data node_modules/.cache \
  && chown -R 10001:10001 /data node_modules/.cache
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/ready').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["services/launcher/src/commands/start.ts"]
