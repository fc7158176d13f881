# One server, data in /data. Not built or run yet by the project: see docs/operations.md, 'Docker'.
# glibc on purpose: the packages of the lock file are built for it.
FROM node:24-bookworm-slim

WORKDIR /app
COPY . .
# Installs by the lock file, then builds the app that the server hands out.
RUN node tools/run.mjs build && mkdir /data /keys && chown node:node /data /keys

USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 8787
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/server/src/main.ts"]
