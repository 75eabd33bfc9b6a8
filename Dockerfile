# One image, one process, one volume: docker build -t pasar .
# The server may take 15 seconds to end, for which docker stop has to wait.
#   docker run -d --init --name pasar --stop-timeout 30 -p 127.0.0.1:3000:3000 -v pasar-data:/data --env-file .env pasar

FROM node:20-slim AS base
WORKDIR /app
# The pnpm version is in scripts/setup.mjs. Compilers are for native packages without a ready-made file.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY patches patches
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY packages/db/package.json packages/db/
COPY packages/api/package.json packages/api/
COPY scripts/types/package.json scripts/types/
COPY scripts/setup.mjs scripts/run.mjs scripts/

FROM base AS build
RUN node scripts/setup.mjs
COPY . .
RUN npm run build

FROM base AS dependencies
RUN node scripts/setup.mjs --prod

FROM node:20-slim
WORKDIR /app
# MALLOC_ARENA_MAX and NODE_OPTIONS as in SERVER_ENV of scripts/run.mjs.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
  MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8
COPY --from=dependencies /app ./
COPY --from=build /app/apps/web/build apps/web/build
COPY apps/web/server.js apps/web/free-port.js apps/web/load-build.js apps/web/
# The sources are for npm run backup, admin and ledger, which run with docker exec.
COPY scripts scripts
COPY packages packages
COPY tsconfig.json ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/web/server.js"]
